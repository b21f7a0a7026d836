import { TextInput, type InputProps } from '@sinas/ui/Field';

export function IsianSandi(props: InputProps) {
  return <TextInput {...props} type="password" maks={400} />;
}

import { TextInput, type InputProps } from '@sinas/ui/inputs/Field';

export function IsianSandi(props: InputProps) {
  return <TextInput {...props} type="password" maks={400} />;
}

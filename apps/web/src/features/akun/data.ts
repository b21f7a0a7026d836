import type { Skema } from '@sinas/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api';

export type TentangToken = Skema<'TentangTokenDto'>;
type KirimUlang = Skema<'KirimUlangDto'>;

/** What the mailed token opens. It goes in the body: no log and no history has it. */
export function useTentangToken(token: string | null) {
  return useQuery({
    queryKey: ['akun-token', token],
    queryFn: () => api.kirim('/api/akun/token', { body: { token: token ?? '' } }),
    enabled: token !== null,
    staleTime: Infinity,
  });
}

/** Another mail. The answer is the same whether there is such an account or not. */
export function useKirimUlang() {
  return useMutation({ mutationFn: (isi: KirimUlang) => api.kirim('/api-prod/user/resend', { body: isi }) });
}

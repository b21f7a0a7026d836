import { useDataProvider } from 'react-admin';
import type { DataKonsol } from '../providers/data';

/** The data provider with its named methods. */
export const useData = (): DataKonsol => useDataProvider<DataKonsol>();

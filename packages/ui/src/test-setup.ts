import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// The machine may be busy: wait longer before calling it a failure.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);

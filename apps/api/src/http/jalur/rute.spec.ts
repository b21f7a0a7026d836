import { Body, Controller, Get, Headers, HttpCode, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { ModulesContainer } from '@nestjs/core';
import { JalurPendek, Raw } from '../decorators';
import { rutePendek } from './rute';

const pipa = { transform: (isi: unknown): unknown => isi };
const modul = (kelas: new () => object): ModulesContainer =>
  new Map([
    ['m', { controllers: new Map([['k', { instance: new kelas(), metatype: kelas }]]) }],
  ]) as unknown as ModulesContainer;
const tolak = (kelas: new () => object) => expect(() => rutePendek(modul(kelas), pipa));

@Controller('a')
class Baik {
  @Post('b')
  @HttpCode(202)
  @JalurPendek()
  satu(@Body() isi: object, @Query() q: object, @Headers('If-X') kepala: string): unknown[] {
    return [isi, q, kepala];
  }
  @Get(['c', 'd'])
  @JalurPendek()
  dua(): string {
    return 'dua';
  }
  @Get('e')
  tiga(): string {
    return 'tiga';
  }
}

describe('routes of the short way', () => {
  it('are the marked ones, with what each takes', async () => {
    const semua = rutePendek(modul(Baik), pipa);
    expect([...semua.keys()]).toEqual(['POST /a/b', 'GET /a/c', 'GET /a/d']);
    const satu = semua.get('POST /a/b');
    expect(satu).toMatchObject({ status: 202, jalur: '/a/b', kelas: Baik });
    const req = { body: { x: 1 }, query: { y: 2 }, headers: { 'if-x': 'z' } };
    const isi = await Promise.all((satu?.ambil ?? []).map((ambil) => ambil(req as never, null as never)));
    expect(satu?.panggil(...isi)).toEqual([{ x: 1 }, { y: 2 }, 'z']);
    expect(semua.get('GET /a/d')).toMatchObject({ status: 200, jalur: '/a/d' });
  });

  it('refuses what only Nest can give', () => {
    @Controller('a')
    class Parameter {
      @Get(':id')
      @JalurPendek()
      satu(@Param('id') id: string): string {
        return id;
      }
    }
    tolak(Parameter).toThrow('Parameter.satu takes what the short way cannot give (argument 0)');

    @Controller('a/:b')
    class Jalur {
      @Get('c')
      @JalurPendek()
      satu(): string {
        return '';
      }
    }
    tolak(Jalur).toThrow('Jalur.satu has a path with parameters');

    @Controller('a')
    class Jawaban {
      @Get()
      @JalurPendek()
      satu(@Res() res: unknown): unknown {
        return res;
      }
    }
    tolak(Jawaban).toThrow('cannot give (argument 0)');

    @Controller('a')
    class Permintaan {
      @Get()
      @JalurPendek()
      satu(@Query() q: object, @Req() req: unknown): unknown {
        return [q, req];
      }
    }
    tolak(Permintaan).toThrow('cannot give (argument 1)');

    @Controller('a')
    class Medan {
      @Post()
      @JalurPendek()
      satu(@Body('x') x: string): string {
        return x;
      }
    }
    tolak(Medan).toThrow('cannot give (argument 0)');

    @Controller('a')
    class Pipa {
      @Post()
      @JalurPendek()
      satu(@Body(pipa) x: string): string {
        return x;
      }
    }
    tolak(Pipa).toThrow('cannot give (argument 0)');

    @Controller('a')
    @UseGuards(class {})
    class Penjaga {
      @Get()
      @JalurPendek()
      satu(): string {
        return '';
      }
    }
    tolak(Penjaga).toThrow('of its own: not for the short way');

    @Controller('a')
    class Mentah {
      @Get()
      @Raw()
      @JalurPendek()
      satu(): string {
        return '';
      }
    }
    tolak(Mentah).toThrow('Mentah.satu has raw of its own');
  });
});

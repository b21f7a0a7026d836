import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { AclController } from './acl.controller';
import { AclRepository } from './acl.repository';
import { AclService } from './acl.service';
import { MenuController, TableauController } from './menu.controller';
import { MenuRepository } from './menu.repository';
import { MenuService } from './menu.service';

@Module({
  imports: [AuditModule],
  controllers: [MenuController, AclController, TableauController],
  providers: [MenuRepository, MenuService, AclRepository, AclService],
  exports: [MenuService],
})
export class MenuModule {}

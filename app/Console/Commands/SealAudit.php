<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Infrastructure\Audit\AuditSealRepository;
use Illuminate\Console\Command;

final class SealAudit extends Command
{
    protected $signature = 'audit:seal {--most=50 : Seals of a thousand rows that are made in one run}';

    protected $description = 'Seal new rows of the activity log';

    public function handle(AuditSealRepository $seals): int
    {
        $this->info($seals->seal((int) $this->option('most')).' rows sealed.');

        return self::SUCCESS;
    }
}

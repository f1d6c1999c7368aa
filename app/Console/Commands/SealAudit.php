<?php

declare(strict_types=1);

namespace App\Console\Commands;

use App\Services\Audit\AuditSeals;
use Illuminate\Console\Command;

final class SealAudit extends Command
{
    protected $signature = 'audit:seal {--most=50 : Seals of a thousand rows that are made in one run}';

    protected $description = 'Seals what was added to the log of who did what';

    public function handle(AuditSeals $seals): int
    {
        $this->info($seals->seal((int) $this->option('most')).' rows sealed.');

        return self::SUCCESS;
    }
}

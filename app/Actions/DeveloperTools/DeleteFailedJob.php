<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Domain\DeveloperTools\FailedJobText;
use App\Infrastructure\Audit\AuditTrail;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

final readonly class DeleteFailedJob
{
    public function __construct(private AuditTrail $audit) {}

    /** @throws OperationRefusedException when the job is no longer failed */
    public function handle(int $id): void
    {
        DB::transaction(function () use ($id): void {
            $job = DB::table('failed_jobs')->where('id', $id)->lockForUpdate()->first(['uuid', 'queue', 'payload'])
                ?? throw new OperationRefusedException('This job was already retried or deleted.');
            DB::table('failed_jobs')->where('id', $id)->delete();
            $this->audit->record('failed_job.deleted', before: ['uuid' => $job->uuid, 'job' => FailedJobText::job($job->payload), 'queue' => $job->queue]);
        });
    }
}

<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Domain\DeveloperTools\FailedJobText;
use App\Infrastructure\Audit\AuditTrail;
use App\Support\OperationRefusedException;
use Illuminate\Contracts\Encryption\DecryptException;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Database\Eloquent\ModelNotFoundException;
use Illuminate\Queue\Console\RetryCommand;
use Illuminate\Support\Facades\DB;
use Symfony\Component\Console\Input\ArrayInput;
use Symfony\Component\Console\Output\NullOutput;

final readonly class RetryFailedJob
{
    public function __construct(private AuditTrail $audit, private Application $app) {}

    /**
     * Puts the job back on its queue with Laravel's own command. The lock makes a second retry wait, and then find no job. The command
     * comes last: Redis is not part of the transaction.
     *
     * @throws OperationRefusedException when the job is no longer failed, or its payload can't be read
     */
    public function handle(int $id): void
    {
        DB::transaction(function () use ($id): void {
            $job = DB::table('failed_jobs')->where('id', $id)->lockForUpdate()->first(['uuid', 'queue', 'payload'])
                ?? throw new OperationRefusedException('This job was already retried or deleted.');
            $this->audit->record('failed_job.retried', after: ['uuid' => $job->uuid, 'job' => FailedJobText::job($job->payload), 'queue' => $job->queue]);

            $command = new RetryCommand;
            $command->setLaravel($this->app);
            try {
                $command->run(new ArrayInput(['id' => [$job->uuid]]), new NullOutput);
            } catch (ModelNotFoundException|DecryptException) {
                throw new OperationRefusedException('This job can’t be retried because its record was deleted or it can’t be decrypted. Delete the job.');
            }
        });
    }
}

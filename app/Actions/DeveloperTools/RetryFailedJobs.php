<?php

declare(strict_types=1);

namespace App\Actions\DeveloperTools;

use App\Lists\DeveloperTools\FailedJobList;
use App\Lists\ListContext;
use App\Lists\ListParameters;
use App\Models\User;
use App\Support\OperationRefusedException;

final readonly class RetryFailedJobs
{
    /** Jobs of one request, which then takes a few seconds. */
    private const MOST = 500;

    public function __construct(private FailedJobList $list, private RetryFailedJob $retry) {}

    /**
     * Retries the newest failed jobs that match the list's query, each in its own transaction. The ids are read first, so that a job
     * which fails again in the meantime is left alone.
     *
     * @return array{retried: int, refused: int}
     */
    public function handle(ListParameters $parameters, User $viewer): array
    {
        $ids = $this->list->matching($parameters, new ListContext($viewer))->orderByDesc('failed_jobs.id')->limit(self::MOST)->pluck('failed_jobs.id');
        $refused = 0;
        foreach ($ids as $id) {
            try {
                $this->retry->handle((int) $id);
            } catch (OperationRefusedException) {
                $refused++;
            }
        }

        return ['retried' => count($ids) - $refused, 'refused' => $refused];
    }
}

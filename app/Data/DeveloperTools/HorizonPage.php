<?php

declare(strict_types=1);

namespace App\Data\DeveloperTools;

use App\Data\Lists\Choice;
use App\Data\Lists\ListMeta;

/** DeveloperTools/Horizon. */
final readonly class HorizonPage
{
    /**
     * @param  list<QueueRow>  $queues
     * @param  list<WorkerRow>  $workers
     * @param  list<FailedJobRow>  $failed_jobs
     * @param  list<Choice>  $queue_choices
     * @param  list<Choice>  $job_choices  classes of the newest failed jobs
     */
    public function __construct(
        public array $queues,
        public array $workers,
        public array $failed_jobs,
        public ListMeta $meta,
        public array $queue_choices,
        public array $job_choices,
        public bool $can_change,
    ) {}
}

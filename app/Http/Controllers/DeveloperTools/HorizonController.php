<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Data\DeveloperTools\HorizonPage;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DeveloperTools\FailedJobList;
use App\Queries\DeveloperTools\QueuesQuery;
use Illuminate\Support\Facades\Gate;

/** Queues, workers and failed jobs. */
final readonly class HorizonController
{
    public function __invoke(ListRequest $request, FailedJobList $list, QueuesQuery $queues): Response
    {
        [$failed, $meta] = $request->page($list);
        [$queueChoices, $jobChoices] = $queues->choices();

        return Inertia::render('DeveloperTools/Horizon', new HorizonPage(
            $queues->queues(), $queues->workers(), $failed, $meta, $queueChoices, $jobChoices, Gate::allows('takeDecisions'),
        ));
    }
}

<?php

declare(strict_types=1);

namespace App\Http\Controllers\DeveloperTools;

use App\Actions\DeveloperTools\DeleteFailedJob;
use App\Actions\DeveloperTools\RetryFailedJob;
use App\Actions\DeveloperTools\RetryFailedJobs;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Lists\DeveloperTools\FailedJobList;
use App\Lists\ListContext;
use App\Lists\ListQueryValidator;
use App\Models\User;
use App\Queries\DeveloperTools\QueuesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;

final class FailedJobController
{
    use AnswersChange;

    public function show(int $failedJob, QueuesQuery $queues): JsonResponse
    {
        return new JsonResponse($queues->failure($failedJob) ?? abort(404));
    }

    public function retry(int $failedJob, RetryFailedJob $retry): RedirectResponse
    {
        return $this->changed(static fn () => $retry->handle($failedJob), 'Job queued again.');
    }

    /** The filters of the list are in the query. */
    public function retryMany(
        Request $request,
        ListQueryValidator $validator,
        FailedJobList $list,
        RetryFailedJobs $retry,
        #[CurrentUser] User $viewer,
    ): RedirectResponse {
        // Blank values arrive as null. Those are refused, because without the filter all jobs would be retried.
        $filters = array_map(static fn (mixed $value): mixed => $value ?? '', Arr::except($request->query->all(), ['sort', 'per_page', 'cursor']));
        ['retried' => $retried, 'refused' => $refused] = $retry->handle($validator->validateStrictly($list, $filters, new ListContext($viewer)), $viewer);
        $done = $retried.' '.Str::plural('job', $retried).' queued again.';

        return $refused === 0 ? $this->success($done) : back(303)->with('error', "{$done} {$refused} couldn’t be retried: retry one to see why.");
    }

    public function destroy(int $failedJob, DeleteFailedJob $delete): RedirectResponse
    {
        return $this->changed(static fn () => $delete->handle($failedJob), 'Failed job deleted.');
    }
}

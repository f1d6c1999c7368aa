<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Data\Lists\Choice;
use App\Data\Rsg\BetstopLogPage;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Rsg\BetstopLogList;
use App\Models\Client;
use App\Queries\Rsg\BetstopCheckQuery;
use Illuminate\Http\Request;

/** Every check and every notice of the BetStop register. */
final readonly class BetstopLogController
{
    public function __invoke(
        Request $http,
        ListRequest $request,
        BetstopLogList $list,
        BetstopCheckQuery $checks,
        CurrentImpersonation $impersonation,
    ): Response {
        [$entries, $meta] = $request->page($list);
        $client = Client::withTrashed()->find($http->integer('client'));

        return Inertia::render('Rsg/BetstopLogs', new BetstopLogPage(
            $entries,
            $meta,
            $checks->users(),
            $client === null ? null : new Choice((string) $client->id, "{$client->full_name} ({$client->pin})"),
            $impersonation->find() === null,
        ));
    }
}

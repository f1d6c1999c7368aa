<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Data\Lists\Choice;
use App\Data\Users\PhoneLogPage;
use App\Enums\Ability;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Users\PhoneLogList;
use App\Models\Client;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\Request;

/** Phone calls of all colleagues. */
final readonly class PhoneLogController
{
    public function __invoke(Request $http, ListRequest $request, PhoneLogList $list, UserChoiceQuery $users, #[CurrentUser] User $viewer): Response
    {
        [$calls, $meta] = $request->page($list);
        $client = $viewer->hasAbility(Ability::ViewClients) ? Client::withTrashed()->find($http->integer('client')) : null;

        return Inertia::render('Users/PhoneLogs', new PhoneLogPage(
            $calls,
            $meta,
            $users->all(),
            $client === null ? null : new Choice((string) $client->id, "{$client->full_name} ({$client->pin})"),
            $viewer->can('exportReports'),
        ));
    }
}

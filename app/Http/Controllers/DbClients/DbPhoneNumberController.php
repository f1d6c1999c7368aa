<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\MarkDetailsWrong;
use App\Actions\DbClients\SuppressDbClients;
use App\Data\DbClients\DbPhoneNumbersPage;
use App\Http\Requests\DbClients\BulkDetailsRequest;
use App\Http\Requests\DbClients\DbPhoneIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\User;
use App\Queries\DbClients\DbPhoneListQuery;
use App\Services\DbClients\ProspectContacts;
use App\Services\DbClients\ProspectScope;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class DbPhoneNumberController
{
    public function index(DbPhoneIndexRequest $request, DbPhoneListQuery $numbers, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $numbers->page($request->filters(), $request->listState(), ProspectScope::of($viewer));

        return Inertia::render('DbClients/PhoneNumbers', new DbPhoneNumbersPage($rows, $meta, $viewer->can('manage', DbClient::class), $viewer->can('exportDbClients'), ProspectContacts::areShown($viewer)));
    }

    /** Marks numbers as wrong, or with a reason suppresses whose they are. */
    public function update(BulkDetailsRequest $request, MarkDetailsWrong $mark, SuppressDbClients $suppress, #[CurrentUser] User $actor): RedirectResponse
    {
        $reason = $request->reason();
        $message = $reason === null
            ? $mark->handle(DbPhoneNumber::class, $request->ids(), $actor).' numbers marked as wrong.'
            : $suppress->handle(array_values(DbPhoneNumber::query()->whereKey($request->ids())->pluck('db_client_id')->unique()->all()), $reason, $actor).' prospects suppressed.';

        return back()->with('success', $message)->with('auto_hide_success_message', true);
    }
}

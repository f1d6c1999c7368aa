<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\MarkDetailsWrong;
use App\Actions\DbClients\SuppressDbClients;
use App\Data\DbClients\DbPhoneNumbersPage;
use App\Domain\DbClients\DbClientContacts;
use App\Http\Requests\DbClients\BulkDetailsRequest;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DbClients\DbPhoneNumberList;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class DbPhoneNumberController
{
    public function index(ListRequest $request, DbPhoneNumberList $list, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $request->page($list);

        return Inertia::render('DbClients/PhoneNumbers', new DbPhoneNumbersPage($rows, $meta, $viewer->can('manage', DbClient::class), $viewer->can('exportDbClients'), DbClientContacts::areShown($viewer)));
    }

    /** Marks numbers as wrong or, with a reason, suppresses their DB clients. */
    public function update(BulkDetailsRequest $request, MarkDetailsWrong $mark, SuppressDbClients $suppress, #[CurrentUser] User $actor): RedirectResponse
    {
        $reason = $request->reason();
        $message = $reason === null
            ? $mark->handle(DbPhoneNumber::class, $request->ids(), $actor).' numbers marked as wrong.'
            : $suppress->handle(array_values(DbPhoneNumber::query()->whereKey($request->ids())->pluck('db_client_id')->unique()->all()), $reason, $actor).' DB clients suppressed.';

        return back()->with('success', $message)->with('auto_hide_success_message', true);
    }
}

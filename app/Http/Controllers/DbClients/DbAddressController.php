<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Actions\DbClients\MarkDetailsWrong;
use App\Actions\DbClients\SuppressDbClients;
use App\Data\DbClients\DbAddressesPage;
use App\Http\Requests\DbClients\BulkDetailsRequest;
use App\Http\Requests\DbClients\DbAddressIndexRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\User;
use App\Queries\DbClients\DbAddressListQuery;
use App\Services\DbClients\ProspectScope;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

final class DbAddressController
{
    public function index(DbAddressIndexRequest $request, DbAddressListQuery $addresses, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $addresses->page($request->filters(), $request->listState(), ProspectScope::of($viewer));

        return Inertia::render('DbClients/Addresses', new DbAddressesPage($rows, $meta, $viewer->can('manage', DbClient::class), $viewer->can('exportDbClients')));
    }

    /** Marks addresses as wrong, or with a reason suppresses whose they are. */
    public function update(BulkDetailsRequest $request, MarkDetailsWrong $mark, SuppressDbClients $suppress, #[CurrentUser] User $actor): RedirectResponse
    {
        $reason = $request->reason();
        $message = $reason === null
            ? $mark->handle(DbAddress::class, $request->ids(), $actor).' addresses marked as wrong.'
            : $suppress->handle(array_values(DbAddress::query()->whereKey($request->ids())->pluck('db_client_id')->unique()->all()), $reason, $actor).' prospects suppressed.';

        return back()->with('success', $message)->with('auto_hide_success_message', true);
    }
}

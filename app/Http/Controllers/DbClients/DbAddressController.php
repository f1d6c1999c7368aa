<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Data\DbClients\DbAddressesPage;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DbClients\DbAddressList;
use App\Models\DbClient;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;

final class DbAddressController
{
    public function index(ListRequest $request, DbAddressList $list, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $request->page($list);

        return Inertia::render(
            'DbClients/Addresses',
            new DbAddressesPage($rows, $meta, $viewer->can('manage', DbClient::class), $viewer->can('exportDbClients')),
        );
    }
}

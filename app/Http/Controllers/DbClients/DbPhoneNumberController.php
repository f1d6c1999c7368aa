<?php

declare(strict_types=1);

namespace App\Http\Controllers\DbClients;

use App\Data\DbClients\DbPhoneNumbersPage;
use App\Domain\DbClients\DbClientContacts;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\DbClients\DbPhoneNumberList;
use App\Models\DbClient;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;

final class DbPhoneNumberController
{
    public function index(ListRequest $request, DbPhoneNumberList $list, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $request->page($list);

        return Inertia::render(
            'DbClients/PhoneNumbers',
            new DbPhoneNumbersPage(
                $rows,
                $meta,
                $viewer->can('manage', DbClient::class),
                $viewer->can('exportDbClients'),
                DbClientContacts::areShown($viewer),
            ),
        );
    }
}

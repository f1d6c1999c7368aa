<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Data\Users\PhoneLogPage;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Users\PhoneLogList;
use App\Models\User;
use App\Queries\Users\UserChoiceQuery;
use Illuminate\Container\Attributes\CurrentUser;

/** Phone calls of all colleagues. */
final readonly class PhoneLogController
{
    public function __invoke(ListRequest $request, PhoneLogList $list, UserChoiceQuery $users, #[CurrentUser] User $viewer): Response
    {
        [$calls, $meta] = $request->page($list);

        return Inertia::render('Users/PhoneLogs', new PhoneLogPage($calls, $meta, $users->all(), $viewer->can('exportReports')));
    }
}

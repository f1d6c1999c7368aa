<?php

declare(strict_types=1);

namespace App\Http\Controllers\Users;

use App\Data\Users\PhoneLogPage;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Lists\Users\PhoneLogList;
use App\Queries\Users\UserChoiceQuery;

/** Phone calls of all colleagues. */
final readonly class PhoneLogController
{
    public function __invoke(ListRequest $request, PhoneLogList $list, UserChoiceQuery $users, CurrentImpersonation $impersonation): Response
    {
        [$calls, $meta] = $request->page($list);

        return Inertia::render('Users/PhoneLogs', new PhoneLogPage($calls, $meta, $users->all(), $impersonation->find() === null));
    }
}

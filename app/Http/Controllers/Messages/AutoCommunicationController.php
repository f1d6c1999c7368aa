<?php

declare(strict_types=1);

namespace App\Http\Controllers\Messages;

use App\Data\Messages\AutoCommunicationsPage;
use App\Http\Requests\ListRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Lists\Messages\AutoCommunicationList;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;

final class AutoCommunicationController
{
    public function __invoke(ListRequest $request, AutoCommunicationList $list, #[CurrentUser] User $viewer): Response
    {
        [$rows, $meta] = $request->page($list);

        return Inertia::render('Messages/AutoCommunications', new AutoCommunicationsPage($rows, $meta, $viewer->can('exportReports')));
    }
}

<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Http\Requests\Clients\FullSearchRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Queries\Search\FullSearchQuery;
use Illuminate\Container\Attributes\CurrentUser;

final class FullSearchController
{
    public function index(FullSearchRequest $request, FullSearchQuery $query, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Clients/FullSearch', $query->page($viewer, $request->search(), $request->type(), $request->page()));
    }
}

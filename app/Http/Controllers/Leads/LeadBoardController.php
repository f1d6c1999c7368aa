<?php

declare(strict_types=1);

namespace App\Http\Controllers\Leads;

use App\Enums\LeadStatus;
use App\Http\Requests\ListRequest;
use App\Lists\Leads\LeadList;
use App\Models\User;
use App\Queries\Leads\LeadBoardQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

/** The next cards of one column of the board. */
final readonly class LeadBoardController
{
    public function show(Request $request, ListRequest $query, LeadList $leads, LeadStatus $leadStatus, LeadBoardQuery $board, #[CurrentUser] User $viewer): JsonResponse
    {
        $place = $request->query('place');

        return new JsonResponse($board->column($leadStatus, $query->parameters($leads), is_string($place) ? $place : null, $viewer));
    }
}

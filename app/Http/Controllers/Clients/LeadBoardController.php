<?php

declare(strict_types=1);

namespace App\Http\Controllers\Clients;

use App\Enums\LeadStatus;
use App\Http\Requests\Leads\LeadIndexRequest;
use App\Models\User;
use App\Queries\Leads\LeadBoardQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** The next cards of one column of the board. */
final readonly class LeadBoardController
{
    public function show(LeadIndexRequest $request, LeadStatus $leadStatus, LeadBoardQuery $board, #[CurrentUser] User $viewer): JsonResponse
    {
        $place = $request->query('place');

        return new JsonResponse($board->column($leadStatus, $request->filters(), is_string($place) ? $place : null, $viewer));
    }
}

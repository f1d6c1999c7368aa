<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Data\Deposits\DepositClientHits;
use App\Models\Deposit;
use App\Models\User;
use App\Queries\Deposits\DepositClientsQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;

/** Searches clients for a deposit. */
final readonly class DepositClientController
{
    public function index(Request $request, Deposit $deposit, DepositClientsQuery $clients, #[CurrentUser] User $viewer): JsonResponse
    {
        $search = $request->query('search');

        return new JsonResponse(new DepositClientHits($clients->search(is_string($search) ? $search : '', $deposit, $viewer)));
    }
}

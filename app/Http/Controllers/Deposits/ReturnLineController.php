<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Data\Deposits\ReturnLines;
use App\Domain\Deposits\CreditedReturns;
use App\Models\User;
use App\Models\Withdrawal;
use App\Queries\Deposits\ReturnLinesQuery;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** Deposits that may be the return of a withdrawal, for the dialog that marks it as failed. */
final readonly class ReturnLineController
{
    public function __invoke(Withdrawal $withdrawal, ReturnLinesQuery $lines, #[CurrentUser] User $viewer): JsonResponse
    {
        return new JsonResponse(new ReturnLines($lines->of($withdrawal, $viewer), CreditedReturns::of($withdrawal)));
    }
}

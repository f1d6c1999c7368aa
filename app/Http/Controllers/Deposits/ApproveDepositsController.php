<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ApproveDeposits;
use App\Http\Requests\Deposits\ApproveDepositsRequest;
use App\Models\User;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** Approves several deposits, each separately, and returns each result. */
final readonly class ApproveDepositsController
{
    public function __invoke(ApproveDepositsRequest $request, ApproveDeposits $approve, #[CurrentUser] User $user): JsonResponse
    {
        return new JsonResponse($approve->handle($request->versions(), $user));
    }
}

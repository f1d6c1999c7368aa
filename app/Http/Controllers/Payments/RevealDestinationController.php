<?php

declare(strict_types=1);

namespace App\Http\Controllers\Payments;

use App\Actions\Payments\RevealDestination;
use App\Models\User;
use App\Models\Withdrawal;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;

/** Shows the destination of one payment once. */
final readonly class RevealDestinationController
{
    public function __invoke(Withdrawal $withdrawal, RevealDestination $reveal, #[CurrentUser] User $viewer): JsonResponse
    {
        try {
            $destination = $reveal->handle($withdrawal, $viewer);
        } catch (OperationRefusedException $refused) {
            return new JsonResponse(['message' => $refused->getMessage()], 409);
        }

        return (new JsonResponse($destination))->header('Cache-Control', 'no-store, private');
    }
}

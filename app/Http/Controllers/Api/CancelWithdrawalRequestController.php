<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\CancelWithdrawal;
use App\Actions\Intake\WithdrawalDecided;
use App\Actions\Intake\WithdrawalUnknown;
use App\Http\Problems\ProblemException;
use App\Http\Requests\Api\CancelWithdrawalRequest;
use Illuminate\Http\JsonResponse;

/** The client takes a request for money back: 200, also again; 404 for a reference nobody has, 409 once it was decided. */
final readonly class CancelWithdrawalRequestController
{
    public function __invoke(CancelWithdrawalRequest $request, CancelWithdrawal $cancel): JsonResponse
    {
        try {
            $withdrawal = $cancel->handle($request->reference(), $request->reason(), $request->cancelledAt());
        } catch (WithdrawalUnknown $unknown) {
            throw new ProblemException(404, 'withdrawal-unknown', $unknown->getMessage());
        } catch (WithdrawalDecided $decided) {
            throw new ProblemException(409, 'withdrawal-decided', $decided->getMessage());
        }

        return new JsonResponse(['id' => $withdrawal->id, 'reference' => $withdrawal->reference, 'status' => $withdrawal->status]);
    }
}

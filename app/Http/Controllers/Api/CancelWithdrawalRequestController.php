<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\CancelWithdrawal;
use App\Actions\Intake\WithdrawalDecided;
use App\Actions\Intake\WithdrawalUnknown;
use App\Enums\WithdrawalStatus;
use App\Http\Problems\ProblemException;
use App\Http\Requests\Api\CancelWithdrawalRequest;
use App\OpenApi\Answer;
use App\OpenApi\ApiCall;
use App\OpenApi\Field;
use App\OpenApi\ObjectSchema;
use App\Services\Intake\IntakeScope;
use Illuminate\Http\JsonResponse;
use OpenApi\Attributes\Parameter;
use OpenApi\Attributes\Schema;

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

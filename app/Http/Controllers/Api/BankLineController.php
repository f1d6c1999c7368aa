<?php

declare(strict_types=1);

namespace App\Http\Controllers\Api;

use App\Actions\Intake\BankReferenceTaken;
use App\Actions\Intake\ReceiveBankLine;
use App\Http\Problems\ProblemException;
use App\Http\Requests\Api\ReceiveBankLineRequest;
use Illuminate\Http\JsonResponse;

/** Lines of the bank's statement: 201 for a new one, 200 for one that is here already, 409 for another one under its reference. */
final readonly class BankLineController
{
    public function store(ReceiveBankLineRequest $request, ReceiveBankLine $receive): JsonResponse
    {
        try {
            $received = $receive->handle($request->toNewBankLine());
        } catch (BankReferenceTaken $taken) {
            throw new ProblemException(409, 'bank-reference-taken', $taken->getMessage());
        }

        return new JsonResponse([
            'id' => $received->line->id,
            'bank_reference' => $received->line->bank_reference,
            'payer_name' => $received->line->payer_name,
            'deposit' => [
                'id' => $received->deposit->id,
                'status' => $received->deposit->status,
                'client_id' => $received->deposit->client_id,
            ],
        ], $received->isNew ? 201 : 200);
    }
}

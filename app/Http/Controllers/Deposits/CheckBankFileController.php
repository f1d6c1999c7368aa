<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Http\Requests\Deposits\CheckBankFileRequest;
use App\Queries\Deposits\BankFileCheckQuery;
use Illuminate\Http\JsonResponse;

/** The dry run of a bank file. */
final class CheckBankFileController
{
    public function __invoke(CheckBankFileRequest $request, BankFileReader $reader, BankFileCheckQuery $check): JsonResponse
    {
        return new JsonResponse($check->check($request->content($reader)));
    }
}

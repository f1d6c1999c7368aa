<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Http\Requests\Deposits\CheckBankFileRequest;
use App\Queries\Deposits\BankFileCheckQuery;
use App\Services\BankFiles\BankFileReader;
use Illuminate\Http\JsonResponse;

/** The dry run of a bank file, beside the page. */
final class CheckBankFileController
{
    public function __invoke(CheckBankFileRequest $request, BankFileReader $reader, BankFileCheckQuery $check): JsonResponse
    {
        return new JsonResponse($check->check($request->content($reader)));
    }
}

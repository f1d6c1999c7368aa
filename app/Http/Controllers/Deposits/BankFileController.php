<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ImportBankFile;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Http\Requests\Deposits\CheckBankFileRequest;
use App\Http\Requests\Deposits\ImportBankFileRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Models\User;
use App\Queries\Deposits\BankFileCheckQuery;
use App\Queries\Deposits\BankFilesQuery;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

final class BankFileController
{
    /** Well below the request timeout of PHP and the web server. */
    private const IMPORT_SECONDS = 30;

    public function index(BankFilesQuery $files, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Deposits/BankFiles', $files->page($viewer->can('importBankFiles')));
    }

    /** The dry run of a file. */
    public function check(CheckBankFileRequest $request, BankFileReader $reader, BankFileCheckQuery $check): JsonResponse
    {
        return new JsonResponse($check->check($request->content($reader)));
    }

    public function store(ImportBankFileRequest $request, BankFileReader $reader, ImportBankFile $import, #[CurrentUser] User $importer): RedirectResponse
    {
        try {
            $file = $import->handle($request->checkedContent($reader), $request->filename(), $importer, self::IMPORT_SECONDS);
        } catch (OperationRefusedException $before) {
            return redirect()->route('deposits.bank-files.index')->with('error', $before->getMessage());
        }

        return redirect()->route('deposits.bank-files.index')->with(...$file->isComplete()
            ? ['success', "{$file->name} is imported. {$file->outcome()}"]
            : ['error', "{$file->name} is long: ".number_format($file->processed()).' of '.number_format($file->rows).' rows are done. Drop the same file again to go on.']);
    }
}

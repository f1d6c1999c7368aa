<?php

declare(strict_types=1);

namespace App\Http\Controllers\Deposits;

use App\Actions\Deposits\ImportBankFile;
use App\Domain\Deposits\BankFiles\BankFileReader;
use App\Domain\Deposits\BankFiles\BankFileStorage;
use App\Http\Requests\Deposits\CheckBankFileRequest;
use App\Http\Requests\Deposits\ImportBankFileRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Jobs\Deposits\ContinueBankFile;
use App\Models\User;
use App\Queries\Deposits\BankFileCheckQuery;
use App\Queries\Deposits\BankFilesQuery;
use App\Support\OperationRefusedException;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\RedirectResponse;

final class BankFileController
{
    /** A longer file continues in the background after its first step. */
    private const ROWS_AT_ONCE = 500;

    public function index(BankFilesQuery $files, #[CurrentUser] User $viewer): Response
    {
        return Inertia::render('Deposits/BankFiles', $files->page($viewer->can('importBankFiles')));
    }

    /** The dry run of a file. */
    public function check(CheckBankFileRequest $request, BankFileReader $reader, BankFileCheckQuery $check): JsonResponse
    {
        return new JsonResponse($check->check($request->content($reader)));
    }

    public function store(
        ImportBankFileRequest $request,
        BankFileReader $reader,
        ImportBankFile $import,
        BankFileStorage $storage,
        #[CurrentUser] User $importer,
    ): RedirectResponse {
        try {
            $content = $request->checkedContent($reader);
            $file = $import->handle($content, $request->filename(), $importer, count($content->lines) > self::ROWS_AT_ONCE ? 0 : null);
        } catch (OperationRefusedException $before) {
            return redirect()->route('deposits.bank-files.index')->with('error', $before->getMessage());
        }

        if (! $file->isComplete()) {
            $storage->put($file, $request->filePath());
            ContinueBankFile::dispatch($file->id);
        }

        return redirect()->route('deposits.bank-files.index')->with('success', $file->isComplete()
            ? "{$file->name} is imported. {$file->outcome()}"
            : "{$file->name} is being imported in the background. You can leave this page.");
    }
}

<?php

declare(strict_types=1);

namespace App\Http\Controllers\Imports;

use App\Actions\Imports\CancelImport;
use App\Actions\Imports\CheckImport;
use App\Actions\Imports\CorrectImportRow;
use App\Actions\Imports\DecideImportRow;
use App\Actions\Imports\RunImport;
use App\Actions\Imports\UndoImport;
use App\Enums\ImportDecision;
use App\Enums\ImportMode;
use App\Enums\ImportRowStatus;
use App\Http\Requests\Imports\CheckImportRequest;
use App\Http\Requests\Imports\CorrectImportRowRequest;
use App\Http\Requests\Imports\DecideImportRowRequest;
use App\Models\Import;
use App\Models\User;
use App\Support\OperationRefusedException;
use Closure;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;

/** Checks, runs, stops and undoes an import, decides its waiting rows and corrects its failed ones. */
final class ImportRunController
{
    public function check(CheckImportRequest $request, Import $import, CheckImport $check): RedirectResponse
    {
        return $this->answer($import, null, static fn () => $check->handle(
            $import,
            ImportMode::from($request->string('mode')->value()),
            array_map(intval(...), $request->given('column_')),
            $request->given('default_'),
            ['blank_clears' => $request->boolean('blank_clears'), 'needs_check' => $request->boolean('needs_check')],
        ));
    }

    /** `check_no`: the dry run on the user's page. */
    public function run(Request $request, Import $import, RunImport $run): RedirectResponse
    {
        $seen = $request->integer('check_no') ?: null;

        return $this->answer($import, 'Import started. You can leave this page.', static fn () => $run->handle($import, $seen));
    }

    public function cancel(Import $import, CancelImport $cancel): RedirectResponse
    {
        return $this->answer($import, 'Import stopped. Imported rows are kept.', static fn () => $cancel->handle($import));
    }

    public function undo(Import $import, UndoImport $undo, #[CurrentUser] User $by): RedirectResponse
    {
        return $this->answer($import, 'Undo started.', static fn () => $undo->handle($import, $by));
    }

    public function decide(DecideImportRowRequest $request, Import $import, int $row, DecideImportRow $decide, #[CurrentUser] User $by): RedirectResponse
    {
        $decision = ImportDecision::from($request->string('decision')->value());
        $done = match ($decision) {
            ImportDecision::Update => 'Row imported. The existing record was updated.',
            ImportDecision::Create => 'Row imported as a new record.',
            ImportDecision::Skip => 'Row skipped.',
        };

        return $this->answer($import, $done, static fn () => $decide->handle($import, $row, $decision, $by));
    }

    public function correct(CorrectImportRowRequest $request, Import $import, int $row, CorrectImportRow $correct, #[CurrentUser] User $by): RedirectResponse
    {
        return $this->answer($import, null, static fn (): string => match ($correct->handle($import, $row, $request->texts(), $by)) {
            ImportRowStatus::Created => 'Row imported as a new record.',
            ImportRowStatus::Updated => 'Row imported. The existing record was updated.',
            ImportRowStatus::Waiting => 'Row corrected. It needs a decision.',
            default => 'Row corrected and skipped.',
        });
    }

    /**
     * @param  string|null  $done  the message after the work, unless the work returns one
     * @param  Closure(): mixed  $work
     */
    private function answer(Import $import, ?string $done, Closure $work): RedirectResponse
    {
        try {
            $result = $work();
            $done ??= is_string($result) ? $result : null;
        } catch (OperationRefusedException $refused) {
            return redirect()->route('clients.imports.show', $import)->with('error', $refused->getMessage());
        }

        return redirect()->route('clients.imports.show', $import)->with($done === null ? [] : ['success' => $done, 'auto_hide_success_message' => true]);
    }
}

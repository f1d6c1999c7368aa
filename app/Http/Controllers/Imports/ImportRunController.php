<?php

declare(strict_types=1);

namespace App\Http\Controllers\Imports;

use App\Actions\Imports\CancelImport;
use App\Actions\Imports\CheckImport;
use App\Actions\Imports\RunImport;
use App\Actions\Imports\UndoImport;
use App\Enums\ImportMode;
use App\Http\Requests\Imports\CheckImportRequest;
use App\Models\Import;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Closure;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** Checks, runs, stops and undoes an import. */
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

    public function run(Import $import, RunImport $run): RedirectResponse
    {
        return $this->answer($import, 'Import started. You can leave this page.', static fn () => $run->handle($import));
    }

    public function cancel(Import $import, CancelImport $cancel): RedirectResponse
    {
        return $this->answer($import, 'Import stopped. Imported rows are kept.', static fn () => $cancel->handle($import));
    }

    public function undo(Import $import, UndoImport $undo, #[CurrentUser] User $by): RedirectResponse
    {
        return $this->answer($import, 'Undo started.', static fn () => $undo->handle($import, $by));
    }

    /** @param  Closure(): mixed  $work */
    private function answer(Import $import, ?string $done, Closure $work): RedirectResponse
    {
        try {
            $work();
        } catch (ChangedMeanwhileException $changed) {
            return redirect()->route('clients.imports.show', $import)->with('error', $changed->getMessage());
        }

        return redirect()->route('clients.imports.show', $import)->with($done === null ? [] : ['success' => $done, 'auto_hide_success_message' => true]);
    }
}

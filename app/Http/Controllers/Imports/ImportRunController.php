<?php

declare(strict_types=1);

namespace App\Http\Controllers\Imports;

use App\Actions\Imports\CancelImport;
use App\Actions\Imports\CheckImport;
use App\Actions\Imports\ImportMoved;
use App\Actions\Imports\RunImport;
use App\Actions\Imports\UndoImport;
use App\Http\Requests\Imports\CheckImportRequest;
use App\Models\Import;
use App\Models\User;
use Closure;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;

/** The way of an import: checked, brought in, stopped, taken back. */
final class ImportRunController
{
    public function check(CheckImportRequest $request, Import $import, CheckImport $check): RedirectResponse
    {
        return $this->answer($import, null, static fn () => $check->handle($import, $request->mode(), $request->mapping(), $request->defaults(), $request->options()));
    }

    public function run(Import $import, RunImport $run): RedirectResponse
    {
        return $this->answer($import, 'The import runs. You can leave this page meanwhile.', static fn () => $run->handle($import));
    }

    public function cancel(Import $import, CancelImport $cancel): RedirectResponse
    {
        return $this->answer($import, 'The import is stopped. What was brought in is kept.', static fn () => $cancel->handle($import));
    }

    public function undo(Import $import, UndoImport $undo, #[CurrentUser] User $by): RedirectResponse
    {
        return $this->answer($import, 'The import is being taken back.', static fn () => $undo->handle($import, $by));
    }

    /** @param  Closure(): mixed  $work */
    private function answer(Import $import, ?string $done, Closure $work): RedirectResponse
    {
        try {
            $work();
        } catch (ImportMoved $moved) {
            return redirect()->route('clients.imports.show', $import)->with('error', $moved->getMessage());
        }

        return redirect()->route('clients.imports.show', $import)->with($done === null ? [] : ['success' => $done, 'auto_hide_success_message' => true]);
    }
}

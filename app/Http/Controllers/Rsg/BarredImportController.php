<?php

declare(strict_types=1);

namespace App\Http\Controllers\Rsg;

use App\Actions\Rsg\CancelBarredImport;
use App\Actions\Rsg\CheckBarredImport;
use App\Actions\Rsg\RunBarredImport;
use App\Actions\Rsg\UndoBarredImport;
use App\Data\Rsg\BarredImportPage;
use App\Data\Rsg\BarredImportsPage;
use App\Domain\Imports\ImportFileRefusedException;
use App\Domain\Rsg\BarredFileReader;
use App\Enums\AustralianState;
use App\Enums\BarredList;
use App\Http\Controllers\Concerns\AnswersChange;
use App\Http\Requests\ListRequest;
use App\Http\Requests\Rsg\CheckBarredImportRequest;
use App\Inertia\Inertia;
use App\Inertia\Response;
use App\Infrastructure\Files\LocalFile;
use App\Lists\Rsg\BarredImportLineList;
use App\Lists\Rsg\BarredImportList;
use App\Models\BarredEntry;
use App\Models\BarredImport;
use App\Models\User;
use App\Queries\Rsg\BarredImportQuery;
use App\Support\CsvDownload;
use Illuminate\Container\Attributes\CurrentUser;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Validation\ValidationException;
use Symfony\Component\HttpFoundation\StreamedResponse;

final class BarredImportController
{
    use AnswersChange;

    public function index(ListRequest $request, BarredImportList $list, BarredImportQuery $query, #[CurrentUser] User $viewer): Response
    {
        [$imports, $meta] = $request->page($list);

        return Inertia::render(
            'Rsg/BarredImports',
            new BarredImportsPage(
                $imports,
                $meta,
                $query->sources(),
                $viewer->can('manage', BarredEntry::class),
                BarredFileReader::MAX_KILOBYTES,
                BarredFileReader::MAX_ROWS,
            ),
        );
    }

    public function sample(): StreamedResponse
    {
        $rows = BarredFileReader::sample();

        return CsvDownload::response('barred-list-sample.csv', array_shift($rows) ?? [], $rows);
    }

    /** Checks a file: the changes are shown, and nothing is changed. */
    public function store(CheckBarredImportRequest $request, CheckBarredImport $check, #[CurrentUser] User $importer): RedirectResponse
    {
        try {
            $import = $check->handle(
                $request->enumOf('list', BarredList::class),
                AustralianState::tryFrom($request->string('jurisdiction')->value()),
                $request->string('source')->trim()->value(),
                $request->filename(),
                $request->string('format')->value(),
                LocalFile::holding($request->content()),
                $importer,
            );
        } catch (ImportFileRefusedException $refused) {
            throw ValidationException::withMessages(['file' => $refused->getMessage()]);
        }

        return redirect()->route('rsg.barred-list.imports.show', $import);
    }

    public function show(
        ListRequest $request,
        BarredImport $barredImport,
        BarredImportLineList $list,
        BarredImportQuery $query,
        #[CurrentUser] User $viewer,
    ): Response {
        [$lines, $meta] = $request->page($list, $barredImport);

        return Inertia::render('Rsg/BarredImport', new BarredImportPage($query->details($barredImport, $viewer), $lines, $meta));
    }

    /** `is_complete`: the file is the whole list, so entries that are missing from it end. */
    public function run(
        Request $request,
        BarredImport $barredImport,
        RunBarredImport $run,
        #[CurrentUser] User $by,
    ): RedirectResponse {
        $isComplete = (bool) $request->validate(
            ['is_complete' => ['required', 'boolean']],
            ['is_complete.*' => 'Choose whether the file is the whole list.'],
        )['is_complete'];

        return $this->changed(
            static fn () => $run->handle($barredImport, $isComplete, $by),
            'Import started. You can leave this page.',
        );
    }

    public function cancel(BarredImport $barredImport, CancelBarredImport $cancel, #[CurrentUser] User $by): RedirectResponse
    {
        return $this->changed(static fn () => $cancel->handle($barredImport, $by), 'Import stopped. Finished changes stay.');
    }

    public function undo(BarredImport $barredImport, UndoBarredImport $undo, #[CurrentUser] User $by): RedirectResponse
    {
        return $this->changed(static fn () => $undo->handle($barredImport, $by), 'Undo started.');
    }
}

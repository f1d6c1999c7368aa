<?php

declare(strict_types=1);

namespace App\Queries\Imports;

use App\Data\Imports\ImportColumn;
use App\Data\Imports\ImportFieldChoice;
use App\Data\Imports\ImportSettings;
use App\Data\Lists\Choice;
use App\Domain\Imports\ChoiceRepository;
use App\Domain\Imports\FieldSchema;
use App\Domain\Imports\FileDelimiter;
use App\Domain\Imports\ImportFile;
use App\Domain\Imports\ImportSchema;
use App\Enums\ClientStatus;
use App\Enums\ConsentBasis;
use App\Enums\ImportField;
use App\Enums\ImportKind;
use App\Models\Import;
use App\Queries\Clients\ClientChoicesQuery;
use App\Support\FileEncoding;

/** The choices of the wizard: the file's columns with sample values, and the fields of the kind. */
final readonly class ImportChoicesQuery
{
    private const SAMPLES = 4;

    public function __construct(private ClientChoicesQuery $clients) {}

    public function settings(Import $import): ImportSettings
    {
        return new ImportSettings(
            $this->columns($import),
            $this->fields($import->kind),
            array_map(static fn (FileEncoding $case): Choice => new Choice($case->value, $case->label()), FileEncoding::cases()),
            array_map(static fn (FileDelimiter $case): Choice => new Choice($case->key(), $case->label()), FileDelimiter::cases()),
        );
    }

    /** @return list<ImportFieldChoice> */
    public function fields(ImportKind $kind): array
    {
        return array_values(array_map(fn (FieldSchema $field): ImportFieldChoice => new ImportFieldChoice(
            $field->field, $field->field->label(), $field->isRequired, $field->hasDefault, $field->hasDefault ? $this->defaults($field->field) : [],
        ), ImportSchema::of($kind)->fields));
    }

    /** @return list<ImportColumn> */
    private function columns(Import $import): array
    {
        /** @var list<string> $header */
        $header = $import->header;
        $offset = (int) ($import->options['data_offset'] ?? 0);
        $stream = (new ImportFile($import))->openRows($offset);
        $rows = FileDelimiter::from((string) $import->delimiter)->rows($stream, self::SAMPLES);
        fclose($stream);

        return array_map(static fn (int $place, string $name): ImportColumn => new ImportColumn($name, array_values(array_map(
            static fn (array $cells): string => mb_substr($cells[$place] ?? '', 0, 60),
            $rows,
        ))), array_keys($header), $header);
    }

    /** @return list<Choice> */
    private function defaults(ImportField $field): array
    {
        return match ($field) {
            ImportField::Status => $this->clients->statuses(ClientStatus::cases()),
            ImportField::Company => $this->clients->of('company'),
            ImportField::Affiliate => $this->clients->of('affiliate'),
            ImportField::AccountManager, ImportField::Owner => $this->managers($field),
            ImportField::ConsentBasis => array_map(static fn (ConsentBasis $case): Choice => new Choice($case->value, $case->label()), ConsentBasis::cases()),
            default => [],
        };
    }

    /** @return list<Choice> without former colleagues who still have clients */
    private function managers(ImportField $field): array
    {
        $offered = array_flip((new ChoiceRepository)->offered($field));

        return array_values(array_filter($this->clients->of('account_manager'), static fn (Choice $manager): bool => isset($offered[$manager->value])));
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\Rsg;

use App\Domain\Imports\ChoiceRepository;
use App\Domain\Imports\FieldSchema;
use App\Domain\Imports\FieldType;
use App\Domain\Imports\FileDelimiter;
use App\Domain\Imports\FilePreparer;
use App\Domain\Imports\ImportFileRefusedException;
use App\Domain\Imports\ImportSchema;
use App\Domain\Imports\PhoneParser;
use App\Domain\Imports\RowReader;
use App\Enums\ImportField;
use App\Enums\ImportKind;
use App\Infrastructure\Files\LocalFile;
use RuntimeException;

/** Reads the file of a barred list by its headings. The browser converts a workbook to CSV before. */
final readonly class BarredFileReader
{
    public const MAX_KILOBYTES = 8_192;

    public const MAX_ROWS = 20_000;

    private const PERSON = [
        ImportField::FirstName,
        ImportField::LastName,
        ImportField::FullName,
        ImportField::DateOfBirth,
        ImportField::Mobile,
        ImportField::Email,
        ImportField::Address,
        ImportField::Suburb,
        ImportField::Postcode,
    ];

    public function __construct(private FilePreparer $preparer) {}

    /** @throws ImportFileRefusedException when the file can't be read or has no names */
    public function read(LocalFile $original): BarredFile
    {
        $utf8 = LocalFile::make();
        [$prepared, $offset, $headerRow] = $this->preparer->prepare($original, $utf8, $this->preparer->encodingOf($original));
        if ($prepared['total_rows'] > self::MAX_ROWS) {
            throw new ImportFileRefusedException(
                'The file has '
                    .number_format($prepared['total_rows']).' rows. The limit is '.number_format(self::MAX_ROWS).'.',
            );
        }
        $mapping = ImportSchema::guessColumns(self::fields(), $prepared['header']);
        if (! isset($mapping[ImportField::FullName->value]) && ! isset($mapping[ImportField::FirstName->value], $mapping[ImportField::LastName->value])) {
            throw new ImportFileRefusedException('The file needs a heading row with the columns First name and Last name. Download the sample file.');
        }

        // A second number is no reason to leave a person off the list.
        $reader = new RowReader(self::fields(), $mapping, [], new ChoiceRepository, new PhoneParser, keepsFirstMobile: true);
        $stream = fopen($utf8->path, 'rb') ?: throw new RuntimeException('The prepared file is missing.');
        fseek($stream, $offset);
        $rows = [];
        foreach (array_values(FileDelimiter::from($prepared['delimiter'])->rows($stream, self::MAX_ROWS)) as $place => $cells) {
            if (implode('', $cells) !== '') {
                $rows[] = $reader->read($headerRow + $place + 1, $cells);
            }
        }
        fclose($stream);

        return new BarredFile(array_map(static fn (int $column): string => $prepared['header'][$column], $mapping), $rows);
    }

    /** @return list<list<string>> the headings, and rows of invented people */
    public static function sample(): array
    {
        return [
            [
                'Reference',
                'First name',
                'Last name',
                'Date of birth',
                'Mobile',
                'Email',
                'Address',
                'Suburb',
                'Postcode',
                'Reason',
                'First day',
                'Last day',
            ],
            [
                'VIC-10001',
                'Charlotte',
                'Example',
                '14/03/1985',
                '0491 570 156',
                'charlotte@mail.example',
                '12 Bridge Road',
                'Richmond',
                '3121',
                'Barred by a venue',
                '1/11/2026',
                '1/11/2027',
            ],
            ['VIC-10002', 'Oliver', 'Sample', '2/11/1979', '', '', '', '', '', 'Barred by a venue', '3/11/2026', ''],
        ];
    }

    /** @return array<string, FieldSchema> by field */
    private static function fields(): array
    {
        $person = array_intersect_key(ImportSchema::of(ImportKind::Clients)->fields, array_flip(array_column(self::PERSON, 'value')));
        $birth = $person[ImportField::DateOfBirth->value];

        return [
            ...$person,
            // Minors are barred too.
            ImportField::DateOfBirth->value => new FieldSchema(ImportField::DateOfBirth, FieldType::Day, $birth->headings),
            ImportField::Reference->value => new FieldSchema(
                ImportField::Reference,
                FieldType::Text,
                [
                    'reference',
                    'ref',
                    'externalreference',
                    'referenceno',
                    'referencenumber',
                    'id',
                    'exclusionid',
                    'barringid',
                    'orderno',
                    'ordernumber',
                ],
                64,
            ),
            ImportField::Reason->value => new FieldSchema(ImportField::Reason, FieldType::Text, [
                'reason',
                'comment',
                'comments',
                'notes',
                'details',
            ]),
            ImportField::FromOn->value => new FieldSchema(ImportField::FromOn, FieldType::Day, [
                'firstday',
                'from',
                'fromdate',
                'startdate',
                'start',
                'datefrom',
                'begins',
                'effectivedate',
                'effectivefrom',
                'exclusionstart',
                'barredfrom',
            ]),
            ImportField::UntilOn->value => new FieldSchema(ImportField::UntilOn, FieldType::Day, [
                'lastday',
                'until',
                'untildate',
                'to',
                'todate',
                'enddate',
                'end',
                'dateto',
                'expiry',
                'expirydate',
                'expires',
                'exclusionend',
                'barreduntil',
            ]),
        ];
    }
}

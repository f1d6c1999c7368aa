<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Domain\Clients\ClientPins;
use App\Domain\Imports\FileDelimiter;
use App\Domain\Imports\FilePreparer;
use App\Domain\Imports\ImportFileRefusedException;
use App\Infrastructure\Files\LocalFile;
use App\Infrastructure\Search\ContactLookupLimiter;
use App\Infrastructure\Search\MissedLookupRecorder;
use App\Models\Blast;
use App\Models\Client;
use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use Illuminate\Support\Str;

/**
 * Finds the clients of a file for an Excel blast, by the column `PIN` or `Mobile`. The other columns are variables of the text:
 * "Bonus code" and "BonusCode" are `{bonus_code}`. Only clients get a blast, because the gate can't decide about a number without a person.
 */
final readonly class BlastFile
{
    public const MOST_ROWS = 5_000;

    private const PIN = ['pin', 'client_pin'];

    private const MOBILE = ['mobile', 'phone', 'mobile_number', 'phone_number', 'number'];

    private const MOST_SKIPPED = 200;

    public function __construct(private FilePreparer $preparer, private ContactLookupLimiter $lookups, private MissedLookupRecorder $missed) {}

    /**
     * @return array{array<int, array<string, string>>, list<array{row: int, reason: string}>} the variables of each client, and the rows without one; row 1 is the first below the headings
     *
     * @throws ImportFileRefusedException when the file can't be used
     */
    public function read(string $bytes, Blast $new): array
    {
        $original = LocalFile::holding($bytes);
        $text = LocalFile::make();
        [$file, $begin] = $this->preparer->prepare($original, $text, $this->preparer->encodingOf($original));
        if ($file['total_rows'] > self::MOST_ROWS) {
            throw new ImportFileRefusedException('The file has '.number_format($file['total_rows']).' rows. The limit is '.number_format(self::MOST_ROWS).'.');
        }
        $columns = array_map(
            static fn (string $heading): string => Str::of($heading)
                ->ascii()
                ->replaceMatches('/(?<=[a-z])(?=[A-Z])/', '_')
                ->lower()
                ->replaceMatches('/[^a-z]+/', '_')
                ->trim('_')
                ->limit(40, '')
                ->value(),
            $file['header'],
        );
        $key = self::keyOf($columns) ?? throw new ImportFileRefusedException('The file needs a column “PIN” or “Mobile”.');
        self::refuseAmbiguous($new->body, $columns, $file['header']);
        $stream = fopen($text->path, 'rb') ?: throw new ImportFileRefusedException('Couldn’t read the file. Try again.');
        fseek($stream, $begin);
        $rows = array_values((FileDelimiter::tryFrom($file['delimiter']) ?? FileDelimiter::Comma)->rows($stream, self::MOST_ROWS));
        fclose($stream);

        return $this->match($rows, $columns, $key, $new->user);
    }

    /**
     * Headings that differ only in digits or punctuation are one variable, so a client could get the value of the wrong column.
     *
     * @param  list<string>  $columns
     * @param  list<string>  $header
     *
     * @throws ImportFileRefusedException when the text has such a variable
     */
    private static function refuseAmbiguous(string $body, array $columns, array $header): void
    {
        foreach (array_diff(TemplateText::named($body), ['company']) as $name) {
            $same = array_values(array_intersect_key($header, array_flip(array_keys($columns, $name, true))));
            if (count($same) > 1) {
                throw new ImportFileRefusedException("{{$name}} can be “{$same[0]}” or “{$same[1]}”. Rename one of these columns. Digits don’t count.");
            }
        }
    }

    /** @param  list<string>  $columns */
    private static function keyOf(array $columns): ?int
    {
        foreach ([self::PIN, self::MOBILE] as $names) {
            $found = array_keys(array_intersect($columns, $names));
            if ($found !== []) {
                return $found[0];
            }
        }

        return null;
    }

    /**
     * @param  list<list<string>>  $rows
     * @param  list<string>  $columns
     * @return array{array<int, array<string, string>>, list<array{row: int, reason: string}>}
     *
     * @throws ImportFileRefusedException
     */
    private function match(array $rows, array $columns, int $key, User $author): array
    {
        $isPin = in_array($columns[$key], self::PIN, true);
        $keys = array_map(
            static fn (array $cells): string => $isPin
                ? mb_strtoupper($cells[$key] ?? '')
                : (string) AustralianMobile::toE164($cells[$key] ?? ''),
            $rows,
        );
        $distinct = array_values(array_unique(array_filter($keys)));
        $known = [];
        foreach (array_chunk($distinct, 500) as $some) {
            foreach ($isPin ? ClientPins::ids($some) : [] as $pin => $id) {
                $known[mb_strtoupper((string) $pin)][] = $id;
            }
            $clients = $isPin ? [] : Client::query()->toBase()->whereIn('mobile_e164', $some)->orderByDesc('id')->get(['id', 'mobile_e164']);
            foreach ($clients as $client) {
                $known[$client->mobile_e164][] = (int) $client->id;
            }
        }

        if (! $isPin) {
            $this->limitGuesses(array_values(array_diff($distinct, array_keys($known))), count($distinct), $author);
        }

        $recipients = [];
        $skipped = [];
        foreach ($rows as $index => $cells) {
            $ids = $known[$keys[$index]] ?? [];
            $reason = match (true) {
                implode('', $cells) === '' => null,
                $keys[$index] === '' => $isPin ? 'No PIN.' : 'Not an Australian mobile number.',
                $ids === [] => $isPin ? 'No client has this PIN.' : 'No client has this number.',
                count($ids) > 1 => 'More than one client has this number. Use PINs.',
                isset($recipients[$ids[0]]) => 'The client is in an earlier row.',
                default => '',
            };
            if ($reason === '') {
                $recipients[$ids[0]] = array_filter(
                    array_combine($columns, array_pad(array_slice($cells, 0, count($columns)), count($columns), '')),
                    static fn (string $cell): bool => $cell !== '',
                );
            } elseif ($reason !== null && count($skipped) < self::MOST_SKIPPED) {
                $skipped[] = ['row' => $index + 1, 'reason' => $reason];
            }
        }

        return [$recipients, $skipped];
    }

    /**
     * An author who sees masked contacts could find out by trial which numbers are clients'. A tenth of the different numbers may be
     * outdated. Further numbers without a client count as searches.
     *
     * @param  list<string>  $unknown
     *
     * @throws ImportFileRefusedException when the author tried too many numbers
     */
    private function limitGuesses(array $unknown, int $numbers, User $author): void
    {
        if (! ContactMask::limitsSearches($author)) {
            return;
        }
        foreach (array_slice($unknown, intdiv($numbers, 10)) as $number) {
            $this->missed->record($author, $number);
            if (! $this->lookups->allows($author, $number)) {
                throw new ImportFileRefusedException('Too many of these numbers belong to no client. Use a file with PINs, or wait a few minutes.');
            }
        }
    }
}

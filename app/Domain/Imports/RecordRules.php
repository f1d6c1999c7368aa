<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Enums\AustralianState;
use App\Enums\ImportKind;
use App\Support\PostcodeRanges;

/** The rules of the forms that concern the whole record rather than one cell. */
final readonly class RecordRules
{
    private const UNREACHABLE = 'Enter a mobile or an email address so that this person can be contacted.';

    /** @return array<string, string> messages by field */
    public static function ofNew(ImportSchema $schema, ParsedRow $row): array
    {
        $messages = [];
        foreach ($schema->fields as $key => $field) {
            if ($field->isRequired && $row->get($key) === '') {
                $messages[$key] = 'The '.mb_strtolower($field->field->label()).' is missing.';
            }
        }

        return $messages + (self::isUnreachable($schema, $row->values) ? ['mobile_e164' => self::UNREACHABLE] : []);
    }

    /**
     * @param  array<string, string>  $before  all fields of the record
     * @param  array<string, string>  $changes
     * @return array<string, string> messages by field
     */
    public static function ofChanged(ImportSchema $schema, array $before, array $changes): array
    {
        // A DB client gets a second address, so each is checked alone.
        if ($schema->kind === ImportKind::DbClients) {
            return [];
        }
        $after = [...$before, ...$changes];
        // A lead that came from a DB client with a landline may stay without a mobile.
        $messages = self::isUnreachable($schema, $after) && ! self::isUnreachable($schema, $before) ? ['mobile_e164' => self::UNREACHABLE] : [];

        return $messages + self::place($after['state'], $after['postcode'], $changes);
    }

    /**
     * @param  array<string, string>  $changes
     * @return array<string, string>
     */
    private static function place(string $state, string $postcode, array $changes): array
    {
        $isMoved = isset($changes['state']) || isset($changes['postcode']);
        $found = AustralianState::tryFrom($state);

        return match (true) {
            ! $isMoved || $postcode === '' => [],
            $found === null => isset($changes['state']) ? ['state' => "The state can't be empty while the record has postcode {$postcode}."] : [],
            PostcodeRanges::contains($found, $postcode) => [],
            ! isset($changes['state']) => ['postcode' => "Postcode {$postcode} is not in {$found->label()}, the state on record."],
            ! isset($changes['postcode']) => ['state' => "The record's postcode {$postcode} is not in {$found->label()}."],
            default => ['postcode' => "Postcode {$postcode} is not in {$found->label()}."],
        };
    }

    /** @param  array<string, string>  $texts */
    private static function isUnreachable(ImportSchema $schema, array $texts): bool
    {
        return $schema->kind === ImportKind::Leads && ($texts['mobile_e164'] ?? '') === '' && ($texts['email'] ?? '') === '';
    }
}

<?php

declare(strict_types=1);

namespace App\Http\Requests\Concerns;

use Closure;
use Symfony\Component\Mime\Address;
use Symfony\Component\Mime\Exception\ExceptionInterface;

/** Fields of the calls about emails: Message-IDs, and addresses with or without a name. */
trait ReadsMailFields
{
    use ReadsIntakeFields;

    /** @return list<string> the Message-ID, with or without its brackets */
    private function messageIdRules(): array
    {
        return ['bail', 'required', 'string', 'max:191', 'regex:/\A<?[!-;=?-~]+>?\z/'];
    }

    /** @return list<string|Closure> */
    private function addressRules(): array
    {
        return ['bail', 'required', 'string', 'max:400', $this->isMailAddress(...)];
    }

    private function messageId(): string
    {
        return trim((string) $this->validated('provider_id'), '<>');
    }

    /** The bare address, in lower case. */
    private function address(string $field): string
    {
        return (string) self::bare($this->validated($field));
    }

    private function isMailAddress(string $attribute, mixed $value, Closure $fail): void
    {
        if (self::bare($value) === null) {
            $fail('Enter an email address, such as emma.walsh@example.com.');
        }
    }

    private static function bare(mixed $value): ?string
    {
        try {
            $address = is_string($value) ? mb_strtolower(Address::create($value)->getAddress()) : '';
        } catch (ExceptionInterface) {
            return null;
        }

        return $address !== '' && mb_strlen($address) <= 255 ? $address : null;
    }
}

<?php

declare(strict_types=1);

namespace App\Domain\Messages;

/**
 * Tells a message that asks us to stop (Spam Act 2003, schedule 2: an unsubscribe message must be honoured).
 *
 * Every word must be such a word: 'Cancel my withdrawal' is for a person to read. There is no way back by SMS: START and the
 * like are messages as any other, because consent to be written to again must be clear (schedule 2, section 2).
 */
final readonly class OptOutWords
{
    private const WORDS = ['stop', 'unsubscribe', 'end', 'quit', 'cancel'];

    public static function ask(string $body): bool
    {
        $words = preg_split('/[^\p{L}\p{N}]+/u', mb_strtolower($body), flags: PREG_SPLIT_NO_EMPTY) ?: [];

        return $words !== [] && array_diff($words, self::WORDS) === [];
    }
}

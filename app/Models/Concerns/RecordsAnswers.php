<?php

declare(strict_types=1);

namespace App\Models\Concerns;

use Closure;

/** Remembers what gates and policies asked a user, so that the access viewer can name the reasons (decision 0063). */
trait RecordsAnswers
{
    /** @var array<string, bool> by ability, duty or READ_ONLY */
    private array $answers = [];

    /**
     * The answers that a gate got from this user: the reasons for its decision. The last one is the answer to its last question.
     *
     * @param  Closure(): mixed  $decision
     * @return array<string, bool> by ability, duty or {@see \App\Models\User::READ_ONLY}
     */
    public function answersDuring(Closure $decision): array
    {
        $this->answers = [];
        $decision();

        return $this->answers;
    }

    private function answer(string $question, bool $answer): bool
    {
        unset($this->answers[$question]);

        return $this->answers[$question] = $answer;
    }
}

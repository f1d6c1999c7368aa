<?php

declare(strict_types=1);

namespace App\Domain\Messages;

use App\Infrastructure\Files\NewFile;
use App\Models\MessageTemplate;

final readonly class NewEmail
{
    /**
     * @param  string  $reference  unique per submission of the form
     * @param  list<NewFile>  $files
     */
    public function __construct(
        public string $subject,
        public string $body,
        public string $reference,
        public ?MessageTemplate $template,
        public array $files,
    ) {}
}

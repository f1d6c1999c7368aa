<?php

declare(strict_types=1);

namespace App\Data\Notifications;

use App\Data\Clients\ClientManager;

/** The client of a notification. */
final readonly class NotificationClientData
{
    public function __construct(
        public int $id,
        public string $full_name,
        public string $first_name,
        public string $last_name,
        public string $pin,
        public string $company_color,
        public ?int $client_rating,
        public ?string $client_rating_description,
        public ?ClientManager $account_manager,
        public ?string $affiliate_name,
        public string $company_name,
    ) {}
}
